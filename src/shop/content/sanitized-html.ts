// Editorial HTML with nothing in it that runs, loads, submits or styles.
import sanitize from 'sanitize-html';
import { editorialTags } from '../../domain/content/editorial-html.ts';

const rules: sanitize.IOptions = {
  allowedTags: [...editorialTags],
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

export function sanitizedHtml(html: string): string {
  return sanitize(html, rules);
}
