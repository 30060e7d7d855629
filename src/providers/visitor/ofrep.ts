// OpenFeature's own protocol of remote evaluation, as flagd, GO Feature Flag and others speak it.
import type { FlagProtocol } from './polled-flags.ts';

export const ofrep: FlagProtocol = {
  method: 'POST',
  path: '/ofrep/v1/evaluate/flags',
  authorization: (key) => `Bearer ${key}`,
  body: { context: { targetingKey: 'everyone' } },
  valuesIn: (answer) => {
    const { flags } = (answer ?? {}) as { flags?: unknown };
    if (!Array.isArray(flags)) throw new Error('The flag service answered without flags.');
    // What the service could not evaluate is left out.
    return new Map(
      flags.flatMap((flag: { key?: unknown; value?: unknown; errorCode?: unknown } | null) =>
        typeof flag?.key === 'string' && flag.errorCode === undefined
          ? [[flag.key, flag.value] as const]
          : [],
      ),
    );
  },
};
