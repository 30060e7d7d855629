// What a journey needs: a page on which anything unexpected in the console fails the test, and an axe check.
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Console lines a test expects, such as the browser's own report of the 404 it asked for. */
type Allowed = { allowedConsole: RegExp[] };

export const test = base.extend<Allowed>({
  allowedConsole: [[], { option: true }],
  page: async ({ page, allowedConsole }, use) => {
    const unexpected: string[] = [];
    page.on('console', (line) => {
      if (line.type() !== 'error' && line.type() !== 'warning') return;
      if (!allowedConsole.some((pattern) => pattern.test(line.text()))) unexpected.push(line.text());
    });
    page.on('pageerror', (error) => unexpected.push(String(error)));
    await use(page);
    expect(unexpected, 'the console stays silent').toEqual([]);
  },
});

export const screens = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

/** WCAG 2.2 AA by axe: no findings on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)).toEqual(
    [],
  );
}

export { expect };
