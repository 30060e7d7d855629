import { expect, test } from 'vitest';
import type { StoredNotice } from '../../domain/content/notice.ts';
import { createNotices, noticeStream, withNotice } from './notices.ts';

const one: StoredNotice = {
  id: 1,
  notice: { texts: { en: 'Wool & "silk" <now>' }, path: '/l/winter', from: 100, until: 200 },
};
const html = '<html><head></head><body><a>Skip</a><header>é</header></body></html>';

test('a line is drawn from its first moment until its last, and says when that is', async () => {
  const notices = await createNotices(async () => [one]);
  expect([99, 100, 200].map((now) => notices.at(now, 'en').html !== '')).toEqual([false, true, false]);
  expect([99, 100, 200].map((now) => notices.at(now, 'en').holdsUntil)).toEqual([
    100,
    200,
    Number.POSITIVE_INFINITY,
  ]);
});

test('what somebody typed is words, in the language it is in, and leads to a page in the reader’s', async () => {
  const notices = await createNotices(async () => [one]);
  expect(notices.at(100, 'fr').html).toBe(
    '<aside class="notice" aria-label="Annonce"><p lang="en"><a href="/fr/l/winter">' +
      'Wool &#38; &#34;silk&#34; &#60;now&#62;</a></p></aside>',
  );
});

test('of two readings the one that began later counts', async () => {
  const answers: ((found: readonly StoredNotice[]) => void)[] = [];
  let isFirst = true;
  const notices = await createNotices(() => {
    if (isFirst) {
      isFirst = false;
      return Promise.resolve([]);
    }
    return new Promise((resolve) => answers.push(resolve));
  });
  const readings = [notices.reread(), notices.reread()];
  answers[1]?.([one]);
  answers[0]?.([]);
  await Promise.all(readings);
  expect(notices.at(150, 'en').html).not.toBe('');
});

test('the line stands before the header of a page, whole or in pieces, and nothing is lost', async () => {
  const line = '<aside>à</aside>';
  const whole = html.replace('<header', `${line}<header`);
  expect(withNotice(html, line)).toBe(whole);
  expect(withNotice(html, '')).toBe(html);
  expect(withNotice('<p>no page</p>', line)).toBe('<p>no page</p>');
  const bytes = new TextEncoder().encode(html);
  for (const size of [1, 7, 500]) {
    const pieces = new ReadableStream<Uint8Array>({
      start: (sender) => {
        for (let at = 0; at < bytes.length; at += size) sender.enqueue(bytes.subarray(at, at + size));
        sender.close();
      },
    });
    expect(await new Response(pieces.pipeThrough(noticeStream(line))).text(), String(size)).toBe(whole);
  }
});
