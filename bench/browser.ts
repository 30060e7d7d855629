// The browser that set-up found or installed.
import { type Browser, chromium } from 'playwright-core';

export function browserPath(): string {
  const path = process.env.CHROME_PATH;
  if (!path) throw new Error('CHROME_PATH names no browser: run this with npm run bench');
  return path;
}

/** Closed when the bench is told to stop: whatever is done in it then fails, and is cleared away. */
export async function openBrowser(signal: AbortSignal): Promise<Browser> {
  signal.throwIfAborted();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-quic'],
    // Playwright's own way with signals ends the whole process.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const close = () => void browser.close().catch(() => {});
  if (signal.aborted) close();
  signal.addEventListener('abort', close, { once: true });
  browser.once('disconnected', () => signal.removeEventListener('abort', close));
  return browser;
}

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const;
