// Whether a shop can be reached by nobody but this machine: the one place where what everybody knows may open it.

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]', '::1'];

interface Reach {
  /** The address the merchant says shoppers use; undefined when they said none. */
  readonly ORIGIN?: string | undefined;
  /** Where the process listens. */
  readonly HOST: string;
}

/**
 * A process that listens to the whole network is reached by whoever sends it the name localhost, so it is at home only
 * where its merchant says so: behind a proxy that keeps to this machine, as in compose.yaml.
 */
export function isOwnMachineOnly({ ORIGIN, HOST }: Reach): boolean {
  return ORIGIN === undefined
    ? loopbackHosts.includes(HOST)
    : loopbackHosts.includes(new URL(ORIGIN).hostname);
}

interface Mailing extends Reach {
  readonly NODE_ENV: string;
  readonly SMTP_URL?: string | undefined;
}

/**
 * Whether anybody may read what the shop would have sent: codes and links that open accounts, and gift cards. Only where
 * nobody but this machine reaches it and no server carries its emails, in a demo shop or while it is built.
 */
export function showsOutbox(config: Mailing, isDemo: boolean): boolean {
  const isWanted = isDemo || config.NODE_ENV !== 'production';
  return isWanted && config.SMTP_URL === undefined && isOwnMachineOnly(config);
}
