import type { Hono } from 'hono';
import { readContent } from '../../../contract/content/content.ts';
import { words } from '../../../words/content/words.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';

export function mountContent(app: Hono<Environment>, { shop }: ApiDeps): void {
  mount(app, readContent, async ({ params: { key } }) => {
    const content = await shop.content.read(key);
    if (content === null) throw new ProblemError('not_found', words.noSuchContent);
    return { success: true as const, content };
  });
}
