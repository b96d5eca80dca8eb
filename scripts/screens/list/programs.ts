import { PASSWORD } from '../families';
import { at, dialog, press, seen, type OwnScreen, type Steps } from '../screen';
import { t } from '../words';

const LONG_NAME = 'A program whose name is much longer than others are, upstairs';
const LONG_URL = 'https://hooks.example.net/api/webhook/7f3c0b1e9a5d4c62b8e17f3c0b1e9a5d4c62b8e1';
const OFF_URL = 'https://off.example.net/';

const programs = (name: string, ...then: Steps[]): OwnScreen => ({
  area: 'parent',
  name,
  who: 'own-parent',
  steps: async (page, { family: { parent } }, stage) => {
    const token = { name: 'Kitchen panel', scope: 'read', days: 90, password: PASSWORD };
    await parent.post('/api/user/tokens', token);
    await parent.post('/api/user/tokens', {
      ...token,
      name: LONG_NAME.slice(0, 60),
      scope: 'write',
      days: null,
    });
    await parent.post('/api/family/webhooks', { url: LONG_URL, events: ['stars_changed'] });
    const off = { url: OFF_URL, events: ['chore_submission'] };
    const { id } = await parent.post<{ id: string }>('/api/family/webhooks', off);
    await parent.put(`/api/family/webhooks/${id}`, { isActive: false });
    await at('/parent?tab=settings#apps', ...then)(page, stage);
  },
});

export const PROGRAMS_SCREENS: readonly OwnScreen[] = [
  programs('settings-programs', seen(OFF_URL)),
  {
    ...programs('settings-programs-mirrored', (page) => page.getByText(OFF_URL).first().waitFor()),
    script: `localStorage.setItem('starnest:pseudo', '1')`,
  },
  programs('settings-programs-token', press(t('programs.tokenNew')), dialog),
  programs('settings-programs-webhook', press(t('programs.hookNew')), dialog),
];
