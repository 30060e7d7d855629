// The menu and the footer, at the desk.
import type { Hono } from 'hono';
import * as contract from '../../../contract/content/navigation-desk.ts';
import type { Navigation, NavigationLink } from '../../../domain/content/navigation.ts';
import { languages } from '../../../domain/visitor/language.ts';
import type { SaveNavigationOutcome } from '../../../shop/content/navigation.ts';
import { sayNavigationFault } from '../../../words/desk-navigation/say-navigation-fault.ts';
import { wordsIn } from '../../../words/desk-navigation/words.ts';
import { language } from '../../../words/spoken.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { type RefusalsOf, refuseUnlessOk } from '../refuse-unless-ok.ts';

export function mountNavigationDesk(app: Hono<Environment>, { shop }: Pick<ApiDeps, 'shop'>): void {
  const { contentDesk } = shop;
  const read = async (): Promise<contract.WireNavigationState> => {
    const { version, navigation, versions, categories } = await contentDesk.readNavigation();
    return {
      version,
      navigation: encodeNavigation(navigation),
      versions: versions.map(({ number, madeBy, madeAt, navigation: was }) => ({
        number,
        by: madeBy,
        at: madeAt?.toISOString() ?? null,
        navigation: encodeNavigation(was),
      })),
      categories: [...categories],
    };
  };

  mount(app, contract.readNavigation, async () => ({ success: true as const, content: await read() }));

  mount(app, contract.saveNavigation, async ({ body, actor }) => {
    const outcome = await contentDesk.saveNavigation(actor, body);
    if (!outcome.ok && outcome.code === 'changed_meanwhile') {
      const problem = new ProblemError('changed_meanwhile', wordsIn(language()).changedMeanwhile);
      problem.current = await read();
      throw problem;
    }
    refuseUnlessOk(outcome, refusals);
    return { success: true as const, content: await read() };
  });
}

const encodeNames = (names: NavigationLink['names']) =>
  Object.fromEntries(
    languages.map((spoken) => [spoken, names[spoken] ?? '']),
  ) as contract.WireNavigationLink['names'];

const encodeLinks = (links: readonly NavigationLink[]) =>
  links.map(({ names, path }) => ({ names: encodeNames(names), path }));

function encodeNavigation({ menu, more, columns }: Navigation): contract.WireNavigation {
  return {
    menu: encodeLinks(menu),
    more: encodeLinks(more),
    columns: columns.map(({ names, links }) => ({ names: encodeNames(names), links: encodeLinks(links) })),
  };
}

type Seen = Exclude<SaveNavigationOutcome, { readonly code: 'changed_meanwhile' }>;

const refusals: RefusalsOf<Seen> = {
  faulty: ({ faults }) => {
    const errors = faults.map((fault) => ({ at: fault.at, message: sayNavigationFault(language(), fault) }));
    return new ProblemError('unprocessable', errors[0]?.message ?? '', errors);
  },
};
