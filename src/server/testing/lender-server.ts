// Stand-ins for the scripts of lenders, served from a host of their own. Klarna's message is there at once, Afterpay's
// some time after its script, as the real one is.
import { createLocalServer } from './local-server.ts';

const scripts: Readonly<Record<string, string>> = {
  '/klarna.js': `customElements.define('klarna-placement', class extends HTMLElement {
    connectedCallback() { this.textContent = 'Klarna on ' + this.dataset.purchaseAmount; }
  });`,
  '/afterpay.js': `customElements.define('afterpay-placement', class extends HTMLElement {
    connectedCallback() {
      setTimeout(() => {
        this.attachShadow({ mode: 'open' });
        const words = document.createElement('p');
        words.textContent = 'Afterpay on ' + this.dataset.amount;
        this.shadowRoot.append(words);
      }, 400);
    }
  });`,
};

export async function createLenderServer() {
  const { url, close } = await createLocalServer(({ pathname, response }) => {
    const script = scripts[pathname];
    response.writeHead(script ? 200 : 404, { 'content-type': 'text/javascript' });
    response.end(script);
  }, []);
  return {
    settings: {
      KLARNA_SCRIPT_URL: `${url}/klarna.js`,
      KLARNA_CLIENT_ID: 'klarna_local',
      AFTERPAY_SCRIPT_URL: `${url}/afterpay.js`,
    },
    close,
  };
}
