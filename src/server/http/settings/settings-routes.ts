// Settings at the desk.
import type { Hono } from 'hono';
import * as contract from '../../../contract/settings/settings.ts';
import { largestLogoBytes, logoPath } from '../../../domain/settings/logo.ts';
import { openingList } from '../../../domain/settings/opening.ts';
import { type SettingSection, settingSections } from '../../../domain/settings/sections.ts';
import type { SaveSectionOutcome } from '../../../shop/settings/save-section.ts';
import { wordsIn as logoWordsIn } from '../../../words/desk-logo/words.ts';
import { wordsIn as senderWordsIn } from '../../../words/desk-sender/words.ts';
import { saySettingFault } from '../../../words/desk-settings/say-fault.ts';
import { sayOpening } from '../../../words/desk-settings/say-opening.ts';
import { wordsIn } from '../../../words/desk-settings/words.ts';
import { language } from '../../../words/spoken.ts';
import { openingFacts, processorKeys } from '../../settings/opening-facts.ts';
import { sendTestEmail } from '../../settings/send-test-email.ts';
import { setOutsideBy, valuesInForce } from '../../settings/stored-settings.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { Environment } from '../environment.ts';
import { readFile } from '../file-body.ts';
import { ProblemError } from '../problem.ts';
import { refuseUnlessOk } from '../refuse-unless-ok.ts';

const longestHistory = 20;

type SettingsDeps = Pick<
  ApiDeps,
  'shop' | 'now' | 'config' | 'settings' | 'openingReach' | 'rereadSettings' | 'mail'
>;

export function mountSettings(app: Hono<Environment>, deps: SettingsDeps): void {
  const { shop, config, rereadSettings } = deps;
  const setOutside = setOutsideBy(config);
  const readSections = async (): Promise<contract.WireSection[]> => {
    const stored = await shop.settings.list();
    return settingSections.map((id) => {
      const found = stored.find(({ section }) => section === id);
      const values = valuesInForce(config, id, found?.value);
      return { id, version: found?.version ?? 0, values: { ...values }, setOutside: { ...setOutside[id] } };
    });
  };
  const readSection = async (id: SettingSection): Promise<contract.WireSection> => {
    const section = (await readSections()).find((one) => one.id === id);
    if (!section) throw new ProblemError('not_found', wordsIn(language()).noSuchSection);
    return section;
  };

  mount(app, contract.listSettings, async () => ({
    success: true as const,
    content: {
      sections: await readSections(),
      environment: config.environment.map((one) => ({ ...one })),
      countries: (await shop.currency.listCountries()).map(({ code }) => code),
    },
  }));

  mount(app, contract.readSettingHistory, async () => {
    const { entries } = await shop.desk.listAudit(
      { thing: 'setting' },
      { sort: 'newest', size: longestHistory },
    );
    return {
      success: true as const,
      content: entries.map(({ at, thingId, actorName, before, after }) => ({
        at: at.toISOString(),
        section: thingId,
        by: actorName,
        before,
        after,
      })),
    };
  });

  mount(app, contract.readOpening, async () => {
    const record = await shop.settings.readOpeningFacts();
    const facts = await openingFacts(config, deps.settings(), deps.openingReach, record);
    const items = openingList(facts).map((item) => ({
      check: item.check,
      state: item.state,
      ...sayOpening(language(), item),
    }));
    const processors = processorKeys(config).map((keys) => ({ ...keys }));
    return { success: true as const, content: { at: new Date(deps.now()).toISOString(), items, processors } };
  });

  mount(app, contract.checkProcessor, async ({ params: { name } }) => {
    const check = await shop.settings.checkProcessor(name);
    refuseUnlessOk(check, {
      not_found: () => new ProblemError('not_found', wordsIn(language()).noSuchProcessor),
    });
    return { success: true as const, content: { outcome: check.outcome, ms: check.ms } };
  });

  mount(app, contract.takeInLogo, async ({ c, actor }) => {
    const file = await readFile(c, 'logo', largestLogoBytes);
    const outcome = await shop.settings.takeInLogo(actor, file);
    if (!outcome.ok) {
      const message = logoWordsIn(language()).refusals[outcome.code];
      throw new ProblemError('unprocessable', message, [{ at: 'logo', message }]);
    }
    return { success: true as const, content: { logo: outcome.logo, url: logoPath({ name: outcome.logo }) } };
  });

  mount(app, contract.sendTestEmail, async ({ actor }) => {
    const to = actor.kind === 'person' ? await shop.settings.findMailbox(actor.id) : null;
    if (to === null) throw new ProblemError('conflict', senderWordsIn(language()).nobodysMailbox);
    const hasServer = config.SMTP_URL !== undefined;
    const sent = await sendTestEmail(deps.mail, { to, language: language(), hasServer });
    return { success: true as const, content: { ...sent, to } };
  });

  mount(app, contract.saveSettings, async ({ params: { id }, body, actor }) => {
    const outcome = await shop.settings.save(actor, { section: id, ...body });
    if (!outcome.ok && outcome.code === 'changed_meanwhile') {
      const problem = new ProblemError('changed_meanwhile', wordsIn(language()).changedMeanwhile);
      problem.current = await readSection(id);
      throw problem;
    }
    refuseUnlessOk(outcome, { faulty: faultySection });
    await rereadSettings();
    return { success: true as const, content: await readSection(id) };
  });
}

function faultySection({ faults }: Extract<SaveSectionOutcome, { readonly code: 'faulty' }>): ProblemError {
  const errors = faults.map((fault) => ({ at: fault.at, message: saySettingFault(language(), fault) }));
  return new ProblemError('unprocessable', errors[0]?.message ?? '', errors);
}
