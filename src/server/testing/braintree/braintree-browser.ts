// A stand-in for Braintree's Hosted Fields: as much of the script as checkout uses, with a frame for each field in which
// what is typed stays.
import { testCards } from '../../../domain/payment/test-card.ts';

export const braintreeScript = (url: string) => `(() => {
  const titles = { number: 'Credit Card Number', expirationDate: 'Expiration Date', cvv: 'CVV' };
  globalThis.braintree = { ...globalThis.braintree, hostedFields: { create: async ({ authorization, fields }) => {
    if (!JSON.parse(atob(authorization)).authorizationFingerprint) throw new Error('The authorization is not one.');
    const frames = {};
    await Promise.all(Object.entries(fields).map(([name, { container }]) => new Promise((ready) => {
      const frame = document.createElement('iframe');
      frame.title = 'Secure Credit Card Frame - ' + titles[name];
      frame.src = ${JSON.stringify(url)} + '/field/' + name;
      frame.width = '100%';
      frame.height = '100%';
      frame.frameBorder = '0';
      frame.addEventListener('load', () => ready());
      frames[name] = frame;
      container.append(frame);
    })));
    const ask = (name) => new Promise((resolve) => {
      const id = Math.random();
      const hear = ({ data, source }) => {
        if (source !== frames[name].contentWindow || data.id !== id) return;
        removeEventListener('message', hear);
        resolve(data.entered);
      };
      addEventListener('message', hear);
      frames[name].contentWindow.postMessage({ id }, ${JSON.stringify(url)});
    });
    return {
      tokenize: async ({ billingAddress } = {}) => {
        const entered = Object.fromEntries(await Promise.all(Object.keys(frames).map(async (name) => [name, await ask(name)])));
        const names = Object.keys(entered);
        if (names.every((name) => entered[name] === ''))
          throw Object.assign(new Error('All fields are empty.'), { code: 'HOSTED_FIELDS_FIELDS_EMPTY' });
        const invalidFieldKeys = names.filter((name) => !entered[name]);
        if (invalidFieldKeys.length > 0)
          throw Object.assign(new Error('Some fields are invalid.'),
            { code: 'HOSTED_FIELDS_FIELDS_INVALID', details: { invalidFieldKeys } });
        if (!billingAddress) throw new Error('A billing address must be given.');
        return { nonce: 'tokencc_' + Date.now().toString(16) + '_' + entered.number, details: { bin: '400000' } };
      },
      teardown: async () => { for (const frame of Object.values(frames)) frame.remove(); },
    };
  } } };
})();`;

/** The second step: a page of the bank's in a frame, for cards whose bank asks for one. */
export const secureScript = (url: string) => `(() => {
  const askBank = (nonce) => new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.title = 'Your bank';
    frame.src = ${JSON.stringify(url)} + '/bank';
    frame.style.cssText = 'position:fixed;inset:10% 10% auto;width:80%;height:200px;z-index:99;background:white';
    const hear = ({ data, source }) => {
      if (source !== frame.contentWindow) return;
      removeEventListener('message', hear);
      frame.remove();
      resolve(data.isApproved);
    };
    addEventListener('message', hear);
    document.body.append(frame);
  });
  globalThis.braintree = { ...globalThis.braintree, threeDSecure: { create: async ({ authorization, version }) => {
    if (!authorization || version !== 2) throw new Error('The authorization is not one.');
    return {
      verifyCard: async ({ nonce, bin, amount, email, billingAddress, onLookupComplete }) => {
        if (!bin || !/^\\d+\\.\\d\\d$/.test(amount) || !email || !billingAddress) throw new Error('Something is missing.');
        await new Promise((next) => onLookupComplete({}, next));
        if (!nonce.endsWith('tok_3ds')) return { nonce, liabilityShiftPossible: false, liabilityShifted: false };
        const isApproved = await askBank(nonce);
        return { nonce: nonce.replace('_tok_', isApproved ? '_verified_tok_' : '_failed_tok_'),
          liabilityShiftPossible: true, liabilityShifted: isApproved };
      },
      teardown: async () => {},
    };
  } } };
})();`;

export const bankPage = `<!doctype html><html lang="en"><title>Your bank</title><main><h1>Is this you?</h1>
<button value="1">Approve</button><button value="">Refuse</button></main>
<script>for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', () => parent.postMessage({ isApproved: button.value === '1' }, '*'));</script></html>`;

const numbers = JSON.stringify(Object.fromEntries(testCards.map(({ number, token }) => [number, token])));
const labels: Readonly<Record<string, string>> = {
  number: 'Card number',
  expirationDate: 'Expiration date',
  cvv: 'Security code',
};

export const fieldPage = (
  name: string,
) => `<!doctype html><html lang="en"><title>${labels[name] ?? 'Card'}</title>
<style>body{margin:0}input{box-sizing:border-box;width:100%;height:40px;border:0;background:transparent;font:16px sans-serif;outline-offset:-2px}</style>
<input id="it" aria-label="${labels[name] ?? 'Card'}" inputmode="numeric">
<script>
const cards = ${numbers};
addEventListener('message', ({ data, source, origin }) => {
  const digits = document.getElementById('it').value.replace(/\\D/g, '');
  const entered = ${JSON.stringify(name)} === 'number' ? (digits === '' ? '' : cards[digits]) : digits.length >= 3 ? digits : '';
  source.postMessage({ id: data.id, entered: entered === undefined ? null : entered }, origin);
});
</script></html>`;
