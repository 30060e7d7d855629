// What hearts do once scripts are there. One element for all of them: it needs no hydration, and takes over hearts that
// come later by itself.

import { announce } from '../../../design/message/live-region.tsx';
import { words } from '../../../words/love/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { heartLabel, shortCount } from '../../../words/text/short-forms.ts';
import { addLove, changeHeart, heartOf, removeLove, watchHeart } from '../../state/love/loves.ts';
import { warn } from '../../state/page/log.ts';
import { track } from '../../state/tracking/events.ts';
import styles from './heart-element.module.css';

export interface HeartHandlers {
  /** Somebody loved something for the first time. */
  readonly onFirst: () => void;
  /** Only whoever is signed in may go on: what they wanted to love is kept for them. */
  readonly onSignIn: (wanted: { productId: number; name: string }) => void;
  readonly onFailure: (name: string) => void;
  readonly onRemoved: (removed: { productId: number; name: string }) => void;
}

let handlers: HeartHandlers | null = null;

export function defineHearts(given: HeartHandlers): void {
  handlers = given;
  if (!customElements.get('love-heart')) customElements.define('love-heart', LoveHeart);
}

/** As if the heart had been pressed; the answer is told like that of a press. */
export async function love(productId: number, name: string): Promise<void> {
  const refusal = await addLove(productId);
  if (refusal === null) {
    track('love', productId);
    announce(words.isInLoves(name));
    handlers?.onFirst();
  } else if (refusal === 'other') {
    warn('A love was not taken.', productId);
    handlers?.onFailure(name);
  } else handlers?.onSignIn({ productId, name });
}

class LoveHeart extends HTMLElement {
  static readonly observedAttributes = ['data-count'];

  #stop = () => {};
  #question: HTMLElement | null = null;

  get #id(): number {
    return Number(this.dataset.product);
  }

  get #name(): string {
    return this.dataset.name ?? '';
  }

  get #button(): HTMLButtonElement | null {
    return this.querySelector('button[aria-pressed]');
  }

  connectedCallback(): void {
    this.#stop = watchHeart(this.#id, Number(this.dataset.count), () => this.#show());
    this.addEventListener('click', this.#press);
    this.#show();
  }

  /** The page has heard from the shop how many there are now. */
  attributeChangedCallback(): void {
    const isLoved = heartOf(this.#id)?.isLoved;
    if (isLoved !== undefined)
      changeHeart(this.#id, { type: 'told', isLoved, count: Number(this.dataset.count) });
  }

  disconnectedCallback(): void {
    this.#stop();
    this.#ask(false);
    this.removeEventListener('click', this.#press);
  }

  readonly #press = (event: Event): void => {
    if (!this.#button?.contains(event.target as Node)) return;
    event.preventDefault();
    if (heartOf(this.#id)?.isLoved) changeHeart(this.#id, { type: 'pressed' });
    else void love(this.#id, this.#name);
  };

  #show(): void {
    const heart = heartOf(this.#id);
    const button = this.#button;
    if (!heart || !button) return;
    button.ariaPressed = String(heart.isLoved);
    const count = button.querySelector('span')?.firstChild;
    button.ariaLabel = heartLabel(pageLanguage, heart.isLoved, this.#name, count ? heart.count : null);
    if (count) count.nodeValue = shortCount(pageLanguage, heart.count);
    this.#ask(heart.isAsking);
  }

  #ask(isAsking: boolean): void {
    if (isAsking === (this.#question !== null)) return;
    if (!isAsking) {
      this.#question?.remove();
      this.#question = null;
      document.removeEventListener('pointerdown', this.#elsewhere);
      document.removeEventListener('keydown', this.#escape);
      return;
    }
    const question = document.createElement('div');
    question.className = styles.question ?? '';
    question.role = 'group';
    question.ariaLabel = words.removeFromLoves(this.#name);
    question.append(this.#choice(words.confirmRemove, this.#confirm), this.#choice(words.keep, this.#keep));
    this.append(question);
    this.#question = question;
    question.querySelector('button')?.focus();
    document.addEventListener('pointerdown', this.#elsewhere);
    document.addEventListener('keydown', this.#escape);
  }

  #choice(label: string, act: () => void): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', act);
    return button;
  }

  readonly #confirm = async (): Promise<void> => {
    const wanted = { productId: this.#id, name: this.#name };
    this.#button?.focus();
    if (await removeLove(wanted.productId)) {
      track('unlove', wanted.productId);
      handlers?.onRemoved(wanted);
    } else {
      warn('A love was not removed.', wanted.productId);
      handlers?.onFailure(wanted.name);
    }
  };

  readonly #keep = (): void => {
    changeHeart(this.#id, { type: 'kept' });
    this.#button?.focus();
  };

  readonly #elsewhere = (event: Event): void => {
    if (!this.contains(event.target as Node)) changeHeart(this.#id, { type: 'kept' });
  };

  readonly #escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.#keep();
  };
}
