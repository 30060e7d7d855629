// Lines above all pages, at the desk.
import type { Hono } from 'hono';
import * as contract from '../../../contract/content/notice-desk.ts';
import { currentNotice, type Notice } from '../../../domain/content/notice.ts';
import { languages } from '../../../domain/visitor/language.ts';
import type {
  ChangeNoticeOutcome,
  MakeNoticeOutcome,
  RemoveNoticeOutcome,
} from '../../../shop/content/notices.ts';
import { sayNoticeFault } from '../../../words/desk-content/say-block.ts';
import { wordsIn } from '../../../words/desk-content/words.ts';
import { language } from '../../../words/spoken.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { type RefusalsOf, refuseUnlessOk } from '../refuse-unless-ok.ts';
import { timeOf, timeText } from './wire-content.ts';

export function mountNoticeDesk(app: Hono<Environment>, { shop, now }: Pick<ApiDeps, 'shop' | 'now'>): void {
  const { contentDesk } = shop;
  const read = async () => {
    const notices = await contentDesk.listNotices();
    const shown = currentNotice(notices, now());
    return notices.map(({ id, version, notice }) => ({
      noticeId: id,
      version,
      notice: encodeNotice(notice),
      isShown: id === shown?.id,
    }));
  };
  const answer = async () => ({ success: true as const, content: await read() });
  /** With the notices as they are now, for whoever saw others. */
  const changedMeanwhile = async () => {
    const problem = new ProblemError('changed_meanwhile', wordsIn(language()).changedMeanwhile);
    problem.current = await read();
    return problem;
  };

  mount(app, contract.listNotices, answer);

  mount(app, contract.makeNotice, async ({ body: { notice }, actor }) => {
    refuseUnlessOk(await contentDesk.makeNotice(actor, decodeNotice(notice)), makeRefusals);
    return answer();
  });

  mount(app, contract.changeNotice, async ({ params, body: { version, notice }, actor }) => {
    const id = Number(params.id);
    const outcome = await contentDesk.changeNotice(actor, { id, version, notice: decodeNotice(notice) });
    if (!outcome.ok && outcome.code === 'changed_meanwhile') throw await changedMeanwhile();
    refuseUnlessOk(outcome, changeRefusals);
    return answer();
  });

  mount(app, contract.removeNotice, async ({ params, query, actor }) => {
    const named = { id: Number(params.id), version: Number(query.version) };
    const outcome = await contentDesk.removeNotice(actor, named);
    if (!outcome.ok && outcome.code === 'changed_meanwhile') throw await changedMeanwhile();
    refuseUnlessOk(outcome, removeRefusals);
    return answer();
  });
}

function encodeNotice({ texts, path, from, until }: Notice): contract.WireNotice {
  const all = Object.fromEntries(languages.map((spoken) => [spoken, texts[spoken] ?? '']));
  return {
    texts: all as contract.WireNotice['texts'],
    path,
    from: timeText(from),
    until: timeText(until),
  };
}

function decodeNotice({ texts, path, from, until }: contract.WireNotice): Notice {
  return { texts, path, from: timeOf(from), until: timeOf(until) };
}

const noSuchNotice = () => new ProblemError('not_found', wordsIn(language()).noSuchNotice);

function faultyNotice({ faults }: Extract<MakeNoticeOutcome, { readonly code: 'faulty' }>): ProblemError {
  const errors = faults.map((fault) => ({ at: fault.at, message: sayNoticeFault(language(), fault) }));
  return new ProblemError('unprocessable', errors[0]?.message ?? '', errors);
}

type Seen<O> = Exclude<O, { readonly code: 'changed_meanwhile' }>;

const makeRefusals: RefusalsOf<MakeNoticeOutcome> = {
  faulty: faultyNotice,
  too_many: () => new ProblemError('conflict', wordsIn(language()).tooManyNotices),
};
const changeRefusals: RefusalsOf<Seen<ChangeNoticeOutcome>> = {
  not_found: noSuchNotice,
  faulty: faultyNotice,
};
const removeRefusals: RefusalsOf<Seen<RemoveNoticeOutcome>> = { not_found: noSuchNotice };
