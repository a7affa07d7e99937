// Redirects addresses of an earlier version, in which each code had a page: `codes/kakao/rest/oauth/KOE320/`.
// search.js defines `load`, and search-index.js defines `authCopyIndex`.
const [, top, rest] = /^(.*?)codes\/(.+?)\/?(?:index\.html)?$/s.exec(location.pathname) ?? [];

if (rest) {
  load().then(() => {
    const surfaces = authCopyIndex.providers.flatMap(provider => provider.surfaces.map(surface => surface.path));
    const surface = surfaces.filter(path => `codes/${rest}/`.startsWith(path)).sort((a, b) => b.length - a.length)[0];
    // In such an address, `~/` preceded a name with a `/`, and also split long names.
    const code = surface && `codes/${rest}`.slice(surface.length).replaceAll("~/", "");
    if (surface) location.replace(`${top}${surface}index.html${code ? `#${code}` : ""}`);
  });
}
