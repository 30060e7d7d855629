// Settings at the desk.
import type { Hono } from 'hono';
import * as contract from '../../../contract/settings/settings.ts';
import { type SettingSection, settingSections } from '../../../domain/settings/sections.ts';
import type { SaveSectionOutcome } from '../../../shop/settings/save-section.ts';
import { saySettingFault } from '../../../words/desk-settings/say-fault.ts';
import { wordsIn } from '../../../words/desk-settings/words.ts';
import { language } from '../../../words/spoken.ts';
import { setOutsideBy, valuesInForce } from '../../configuration/stored-settings.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { refuseUnlessOk } from '../refuse-unless-ok.ts';

const longestHistory = 20;

type SettingsDeps = Pick<ApiDeps, 'shop' | 'config' | 'rereadSettings'>;

export function mountSettings(app: Hono<Environment>, { shop, config, rereadSettings }: SettingsDeps): void {
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
    content: { sections: await readSections(), environment: config.environment.map((one) => ({ ...one })) },
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
