// Adds a button that copies a code block, and a filter for long lists of codes.
"use strict";

const status = document.createElement("p");
status.className = "hidden-status";
status.setAttribute("role", "status");
document.body.append(status);

for (const block of document.querySelectorAll("pre:has(> code)")) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  button.addEventListener("click", async () => {
    const text = block.querySelector("code").textContent;
    const copied = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(() => true, () => false);
    button.textContent = status.textContent = copied ? "Copied" : "Select and copy it";
    setTimeout(() => { button.textContent = "Copy"; status.textContent = ""; }, 2000);
  });
  const frame = document.createElement("div");
  frame.className = "block";
  block.replaceWith(frame);
  frame.append(block, button);
}

const filter = document.querySelector(".filter");
if (filter) {
  const [field, counter] = [filter.querySelector("input"), filter.querySelector("[role=status]")];
  const rows = [...document.querySelectorAll(".list > p")].map(row => ({ row, text: row.textContent.toLowerCase() }));
  const sections = [...document.querySelectorAll("section:has(> .list)")];
  field.addEventListener("input", () => {
    const words = field.value.toLowerCase().split(/\s+/u).filter(Boolean);
    for (const { row, text } of rows) row.hidden = !words.every(word => text.includes(word));
    for (const section of sections) section.hidden = !section.querySelector(".list > p:not([hidden])");
    const count = rows.filter(({ row }) => !row.hidden).length;
    counter.textContent = words.length === 0 ? "" : `${count} of ${rows.length} entries`;
  });
  filter.addEventListener("submit", event => event.preventDefault());
  filter.hidden = false;
}
