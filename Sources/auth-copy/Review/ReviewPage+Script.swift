extension ReviewPage {
  /// Filters the cards; the page is complete without it.
  ///
  /// It has neither `<` nor `&`, so that the page is well-formed XML too.
  static let script = """

    const fold = text => text.normalize("NFKC").toLowerCase().replace(/\\s+/g, " ");
    const form = document.getElementById("filters");
    const words = document.getElementById("words");
    const count = document.getElementById("count");
    const links = new Map([...document.querySelectorAll("nav a")].map(link => [link.hash.slice(1), link.parentElement]));
    const cards = [...document.querySelectorAll(".card")].map(card => ({ card, text: fold(card.textContent) }));
    const sections = [...document.querySelectorAll("main > section")];

    function filter() {
      const wanted = fold(words.value).split(" ").filter(Boolean);
      const marks = [...form.querySelectorAll("[name=mark]:checked")].map(box => box.value);
      let shown = 0;
      for (const { card, text } of cards) {
        const tests = [wanted.every(word => text.includes(word)), marks.every(mark => card.classList.contains(mark))];
        card.hidden = tests.includes(false);
        shown += card.hidden ? 0 : 1;
        const link = links.get(card.id);
        if (link) link.hidden = card.hidden;
      }
      for (const section of sections) {
        section.hidden = !section.querySelector(".card:not([hidden])");
        const link = links.get(section.getAttribute("aria-labelledby"));
        if (link) link.hidden = section.hidden;
      }
      count.value = shown === cards.length ? "" : `${shown} of ${cards.length} messages`;
    }

    function selectLocales() {
      const locales = new Set([...form.querySelectorAll("[name=locale]:checked")].map(box => box.value));
      for (const element of document.querySelectorAll("[data-locale]")) {
        element.hidden = !locales.has(element.dataset.locale);
      }
    }

    let timer;
    words.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(filter, 150); });
    form.addEventListener("change", () => { selectLocales(); filter(); });
    form.addEventListener("submit", event => { event.preventDefault(); filter(); });
    form.hidden = false;
    // A reload keeps what was typed.
    selectLocales();
    filter();

    """
}
