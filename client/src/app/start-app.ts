import { locale } from '@/lib/i18n/locale';
import type { Locale } from '@shared/locales';

/** The catalogs may be what failed to load. */
const TEXTS: Record<Locale, { problem: string; reload: string }> = {
  en: { problem: 'Starnest couldn’t load.', reload: 'Reload' },
  de: { problem: 'Starnest konnte nicht geladen werden.', reload: 'Neu laden' },
  es: { problem: 'No se pudo cargar Starnest.', reload: 'Recargar' },
  fr: { problem: 'Starnest n’a pas pu se charger.', reload: 'Recharger' },
  'pt-BR': { problem: 'Não foi possível carregar o Starnest.', reload: 'Recarregar' },
  ar: { problem: 'تعذّر تحميل Starnest.', reload: 'إعادة التحميل' },
};

/**
 * Starts the app, in two attempts. Then `root` gets a reload button, because the prerendered page looks ready
 * but isn't.
 */
export async function startApp(
  root: HTMLElement,
  load: () => Promise<unknown>,
  render: () => void,
): Promise<void> {
  try {
    await load().catch(load);
  } catch {
    showReload(root);
    return;
  }
  render();
}

function showReload(root: HTMLElement): void {
  const { problem, reload } = TEXTS[locale];
  const text = document.createElement('p');
  text.textContent = problem;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = reload;
  button.style.cssText =
    'font:inherit;font-weight:600;padding:.6em 1.4em;border-radius:1em;border:2px solid;cursor:pointer';
  button.addEventListener('click', () => window.location.reload());
  root.removeAttribute('inert');
  root.removeAttribute('data-shell');
  root.replaceChildren(text, button);
  root.setAttribute('role', 'alert');
  root.style.cssText =
    'min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:1rem;padding:1rem;text-align:center;font:1.25rem/1.4 system-ui,sans-serif';
}
