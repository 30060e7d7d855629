// A stand-in for Stripe.js: as much of it as checkout uses, with a frame of its own in which the number stays.
import { testCards } from '../../../domain/payment/test-card.ts';

export const stripeScript = (url: string) => `(() => {
  globalThis.Stripe = (key) => ({
    elements: (options) => {
      const state = { key, options, frame: null };
      const elements = {
        state,
        create: (kind, given) => {
          const hears = {};
          return {
            on: (event, hear) => { hears[event] = hear; },
            mount: (at) => {
              if (kind === 'expressCheckout') {
                const ways = [['applePay', 'Apple Pay', 'apple_pay'], ['googlePay', 'Google Pay', 'google_pay'], ['klarna', 'Klarna', 'klarna']];
                const [first] = given.paymentMethodOrder ?? [];
                for (const [way, label] of ways.toSorted((a, b) => (b[2] === first) - (a[2] === first))) {
                  if (given.paymentMethods[way] === 'never') continue;
                  const button = document.createElement('button');
                  button.type = 'button';
                  button.textContent = 'Pay with ' + label;
                  button.addEventListener('click', () => { state.express = way; hears.confirm?.(); });
                  at.append(button);
                  state.buttons = [...(state.buttons ?? []), button];
                }
                return;
              }
              const frame = document.createElement('iframe');
              frame.title = 'Secure payment input frame';
              frame.src = ${JSON.stringify(url)} + '/element?' + new URLSearchParams({
                amount: options.amount, capture: options.captureMethod, applePay: given.wallets.applePay });
              frame.width = '100%';
              frame.height = '120';
              frame.addEventListener('load', () => hears.ready?.());
              state.frame = frame;
              at.append(frame);
            },
            destroy: () => { state.frame?.remove(); for (const button of state.buttons ?? []) button.remove(); },
          };
        },
        update: (more) => Object.assign(options, more),
        submit: () => (state.express ? Promise.resolve({}) : ask(state, 'submit')),
      };
      return elements;
    },
    createConfirmationToken: ({ elements, params }) =>
      (params.payment_method_data.billing_details.address?.country || elements.state.options.mode === 'setup')
        ? (elements.state.express ? Promise.resolve({ confirmationToken: { id: 'ctoken_tok_ok' } }) : ask(elements.state, 'token'))
        : Promise.resolve({ error: { message: 'billing_details must be given.' } }),
  });
  const ask = (state, question) => new Promise((resolve) => {
    const id = Math.random();
    const hear = ({ data, source }) => {
      if (source !== state.frame.contentWindow || data.id !== id) return;
      removeEventListener('message', hear);
      resolve(data.answer);
    };
    addEventListener('message', hear);
    state.frame.contentWindow.postMessage({ question, id }, ${JSON.stringify(url)});
  });
})();`;

const numbers = JSON.stringify(Object.fromEntries(testCards.map(({ number, token }) => [number, token])));

export const elementPage = `<!doctype html><html lang="en"><title>Card</title>
<label>Card number <input id="number" autocomplete="cc-number"></label><p id="said" role="alert"></p>
<script>
const cards = ${numbers};
addEventListener('message', ({ data, source, origin }) => {
  const token = cards[document.getElementById('number').value.replace(/\\D/g, '')];
  const error = token ? undefined : { message: 'Your card number is incomplete.' };
  document.getElementById('said').textContent = error ? error.message : '';
  const done = data.question === 'token' ? { confirmationToken: { id: 'ctoken_' + token } } : {};
  source.postMessage({ id: data.id, answer: error ? { error } : done }, origin);
});
</script></html>`;
