// The desk's calls of pages of blocks, as rows of the matrix.
import { emptyBlock } from '../../../domain/content/empty-block.ts';
import { merchant, type Row } from './who-may.ts';

const none = { params: { id: '999999999' } };
const home = { params: { page: 'home' } };
/** Nothing is said in it. */
const block = emptyBlock('words');
const noText = { title: '', description: '' };
const about = { texts: { en: noText, fr: noText }, from: null, until: null };
const notice = { texts: { en: '', fr: '' }, path: '', from: null, until: null };
const noPage = { params: { page: 'no-such-page' } };

export const contentRows: Readonly<Record<string, Row>> = {
  listContent: merchant(200),
  makeBlock: merchant(422, () => ({ body: { page: 'home', block } })),
  changeBlock: merchant(404, () => ({ ...none, body: { version: 1, block } })),
  moveBlock: merchant(404, () => ({ ...none, body: { after: null } })),
  removeBlock: merchant(404, () => ({ ...none, query: 'version=1' })),
  publishContent: merchant(409, () => ({ ...home, body: { version: 999_999 } })),
  restoreContent: merchant(409, () => ({ ...home, body: { version: 999_999, number: 1 } })),
  previewContent: merchant(200, () => ({
    ...home,
    body: { at: '2030-01-01T09:00:00Z', language: 'en' },
  })),
  listLandingPages: merchant(200),
  makeLandingPage: merchant(422, () => ({ body: { page: 'winter', about } })),
  describeLandingPage: merchant(404, () => ({ ...noPage, body: { version: 1, about } })),
  takeDownLandingPage: merchant(404, () => noPage),
  removeLandingPage: merchant(404, () => noPage),
  readNavigation: merchant(200),
  saveNavigation: merchant(422, () => ({
    body: { version: 0, navigation: { menu: [], more: [], columns: [] } },
  })),
  listNotices: merchant(200),
  makeNotice: merchant(422, () => ({ body: { notice } })),
  changeNotice: merchant(404, () => ({ ...none, body: { version: 1, notice } })),
  removeNotice: merchant(404, () => ({ ...none, query: 'version=1' })),
};
