// A class without a rule is drawn by the browser's own taste: a bar becomes a black block. Code that comes later may
// bring the rule, but the server's HTML has to be right as it arrives, and without scripts it is all there is.

/** Classes that the HTML names and none of the stylesheets that the same HTML links has a rule for. */
export async function missingStyles(
  html: string,
  load: (path: string) => Promise<string>,
): Promise<string[]> {
  const sheets = [...html.matchAll(/<link[^>]* rel="stylesheet"[^>]* href="([^"#]+)/g)];
  const css = await Promise.all(sheets.map(([, path = '']) => load(path)));
  const styled = new Set(Array.from(css.join('\n').matchAll(/\.([A-Za-z_-][\w-]*)/g), ([, name]) => name));
  const named = Array.from(html.matchAll(/<[^>]* class="([^"]+)"/g), ([, names = '']) => names.split(/\s+/));
  return [...new Set(named.flat())].filter((name) => !styled.has(name));
}
