/**
 * Makes the sketched code pad work while the app is on its way. It is a script of its own, and small, so that it is there
 * long before. What was typed stands at the root, where the app finds it (client/src/lib/first-taps.ts).
 */
const root = document.getElementById('root');
const input = root?.querySelector<HTMLInputElement>('.code-input');
if (root && input) listen(root, input);

function listen(sketch: HTMLElement, field: HTMLInputElement): void {
  const slots = [...sketch.querySelectorAll<HTMLElement>('.code-slot')];
  const find = sketch.querySelector<HTMLButtonElement>('button[type="submit"]');
  let code = '';
  const put = (next: string) => {
    code = next.replace(/\D/g, '').slice(0, slots.length);
    sketch.dataset['typed'] = code;
    delete sketch.dataset['asked'];
    field.value = code;
    for (const [index, slot] of slots.entries()) draw(slot, index, code);
    if (find) find.disabled = code.length < slots.length;
  };
  const isOver = () => !('sketch' in sketch.dataset);
  sketch.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || isOver()) return;
    const key = target.closest('.digits button');
    if (key) put(afterKey(code, key));
    // The app changes the theme when it is there; pressed twice, there is nothing to change.
    if (target.closest('.theme-button')) sketch.toggleAttribute('data-theme-pressed');
  });
  field.addEventListener('input', () => put(field.value));
  // As the app hears a keyboard, wherever the focus is (client/src/components/ui/keypad.tsx).
  window.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (isOver() || target === field || ctrlKey || metaKey || altKey) return;
    if (/^\d$/.test(key)) put(code + key);
    else if (key === 'Backspace') put(code.slice(0, -1));
    else return;
    event.preventDefault();
  });
  sketch.addEventListener('submit', (event) => {
    if (isOver()) return;
    event.preventDefault();
    if (code.length === slots.length) sketch.dataset['asked'] = '';
  });
  // Typed before this script was there.
  if (field.value !== '') put(field.value);
}

/** The code once that key of the pad was pressed. */
function afterKey(code: string, key: Element): string {
  if (key.ariaLabel === 'Backspace') return code.slice(0, -1);
  const digit = key.textContent;
  return /^\d$/.test(digit) ? code + digit : '';
}

/** A slot as the app draws it. */
function draw(slot: HTMLElement, index: number, code: string): void {
  slot.dataset['state'] = index < code.length ? 'filled' : index === code.length ? 'next' : 'empty';
  const digit = code[index] ?? '';
  if (slot.textContent === digit) return;
  const face = document.createElement('span');
  face.textContent = digit;
  slot.replaceChildren(...(digit === '' ? [] : [face]));
}
