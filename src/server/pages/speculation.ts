// What a browser may fetch ahead by itself, told by a header so that no page needs another inline script. Once a page's
// own scripts are there they fetch ahead what is less and shows sooner, so the rules end with that.

export const speculationPath = '/speculation-rules.json';

export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { selector_matches: 'html:not([data-alive]) main a[href*="/product/"]' },
      eagerness: 'moderate',
    },
  ],
});
