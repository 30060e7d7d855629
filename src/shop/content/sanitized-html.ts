// Editorial HTML with nothing in it that runs, loads, submits or styles.
import sanitize from 'sanitize-html';

const rules: sanitize.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'p',
    'a',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'br',
    'img',
    'figure',
    'figcaption',
  ],
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

export function sanitizedHtml(html: string): string {
  return sanitize(html, rules);
}
