import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const FAKE_VOICE = `
  class FakeRecognition extends EventTarget {
    start() { window.ear = this; }
    stop() { this.abort(); this.dispatchEvent(new Event('end')); }
    abort() { if (window.ear === this) window.ear = null; }
  }
  window.SpeechRecognition = window.webkitSpeechRecognition = FakeRecognition;
  window.spoken = [];
  window.SpeechSynthesisUtterance = class extends EventTarget {
    constructor(text) { super(); this.text = text; }
  };
  Object.defineProperty(window, 'speechSynthesis', { value: {
    getVoices: () => [],
    speak(utterance) {
      window.spoken.push(utterance.text);
      setTimeout(() => utterance.dispatchEvent(new Event('end')), 50);
    },
    cancel() {},
  } });
`;

export const NO_VOICE = `
  delete window.SpeechRecognition;
  delete window.webkitSpeechRecognition;
  delete window.speechSynthesis;
  delete Window.prototype.speechSynthesis;
`;

export async function say(page: Page, ...alternatives: string[]): Promise<void> {
  const again = page.getByRole('dialog').getByRole('button', { name: 'Talk to Pip' });
  const heard = () =>
    page.evaluate<boolean>(`{
      const result = Object.assign(${JSON.stringify(alternatives.map((transcript) => ({ transcript })))}, { isFinal: true });
      const ear = window.ear;
      ear?.dispatchEvent(Object.assign(new Event('result'), { results: [result] }));
      Boolean(ear);
    }`);
  const saying = async () => {
    if (await heard()) return true;
    if (await again.isVisible()) await again.click();
    return false;
  };
  await expect.poll(saying, { timeout: 20_000 }).toBe(true);
}

export async function failToListen(page: Page, error: string): Promise<void> {
  await page.waitForFunction(() => Boolean(Reflect.get(window, 'ear')));
  await page.evaluate(
    `window.ear.dispatchEvent(Object.assign(new Event('error'), { error: ${JSON.stringify(error)} }))`,
  );
}

export const spoken = (page: Page): Promise<string[]> => page.evaluate<string[]>('window.spoken');
