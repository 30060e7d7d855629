/** Who emails are from, and who reads the answers. */
export interface Sender {
  /** Empty where only the address is said. */
  readonly name: string;
  readonly address: string;
  /** Null where answers go to the address itself. */
  readonly replyTo: string | null;
}

/** As an operator writes it: `Ada <post@ada.example>`, or the address alone. */
export function parseSender(text: string): Pick<Sender, 'name' | 'address'> {
  const [, name = '', address = text] = /^([^<>]*)<([^<>]*)>\s*$/.exec(text) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
}

export function formatSender({ name, address }: Pick<Sender, 'name' | 'address'>): string {
  return name === '' ? address : `${name} <${address}>`;
}
