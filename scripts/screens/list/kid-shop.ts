import type { Page } from 'playwright-core';
import type { Reward, RewardBody } from '@shared/contracts/rewards';
import { addReward, handIn, redeem } from '../families';
import { dialog, press, seen, type OwnScreen, type Screen } from '../screen';
import { tellAll, type SmallFamily, type Stage } from '../stage';
import { t } from '../words';

const MORE = {
  cookies: { name: 'Bake cookies', starCost: 6 },
  story: { name: 'One more story', starCost: 8 },
  lollipop: { name: 'A lollipop', starCost: 9, limit: { times: 1, per: 'week' } },
  lateNight: { name: 'Stay up late tonight', starCost: 4, limit: { times: 1, per: 'day' } },
  pizza: { name: 'Pizza picker', starCost: 2 },
  bus: { name: 'Bus trip', starCost: 2 },
  paints: { name: 'New paints', starCost: 43 },
  tent: { name: 'Camp in the garden', starCost: 60 },
  swim: {
    name: 'A Saturday at the swimming pool with all of the cousins',
    starCost: 80,
  },
} as const satisfies Record<string, RewardBody>;

async function fillShop({ family, mia, atMia }: SmallFamily): Promise<Record<keyof typeof MORE, Reward>> {
  const added: Partial<Record<keyof typeof MORE, Reward>> = {};
  for (const [key, body] of Object.entries(MORE)) {
    added[key as keyof typeof MORE] = await addReward(family, body);
  }
  const rewards = added as Record<keyof typeof MORE, Reward>;
  await family.parent.post(`/api/kids/${mia.id}/stars`, { amount: 55, reason: 'Helped Leo' });
  const approved = { by: family.parent, status: 'approved' } as const;
  for (const reward of [rewards.lollipop, rewards.lateNight, rewards.pizza, rewards.bus]) {
    const id = await redeem(atMia, mia.id, reward, approved);
    await atMia.put(`/api/reward-redemptions/${id}/mark-shown`);
    if (reward === rewards.lollipop || reward === rewards.lateNight) {
      await family.parent.put(`/api/reward-redemptions/${id}/deliver`, { delivered: true });
    }
  }
  await redeem(atMia, mia.id, rewards.story);
  return rewards;
}

const enter = async (page: Page, { mia, atMia }: SmallFamily) => {
  await tellAll(atMia, mia.id);
  await page.goto(`/kid/${mia.id}?tab=shop`);
  await page.getByText(t('shop.tier.small')).waitFor();
};
const shop = (
  name: string,
  steps: (page: Page, family: SmallFamily, stage: Stage) => Promise<unknown>,
): OwnScreen => ({ area: 'kid', name, who: 'own-mia', steps });

export const KID_SHOP_SCREENS: readonly (Screen | OwnScreen)[] = [
  shop('shop-full', async (page, family) => {
    const { tent } = await fillShop(family);
    await family.atMia.put(`/api/kids/${family.mia.id}/goal`, { rewardId: tent.id });
    await enter(page, family);
  }),
  shop('shop-no-wish', async (page, family) => {
    await fillShop(family);
    await enter(page, family);
  }),
  shop('shop-wish-reached', async (page, family) => {
    const { cookies } = await fillShop(family);
    await family.atMia.put(`/api/kids/${family.mia.id}/goal`, { rewardId: cookies.id });
    await enter(page, family);
  }),
  shop('shop-take-back', async (page, family, stage) => {
    await fillShop(family);
    await enter(page, family);
    await press(t('shop.takeBackNamed', { reward: MORE.story.name }))(page, stage);
    await dialog(page, stage);
  }),
  shop('star-book', async (page, family) => {
    await fillShop(family);
    const by = family.family.parent;
    for (const { id } of family.chores.slice(0, 2)) {
      await handIn(family.atMia, family.mia.id, id, { by, status: 'approved' });
    }
    await by.post(`/api/kids/${family.mia.id}/stars`, { amount: -2, reason: 'Broke the vase' });
    await tellAll(family.atMia, family.mia.id);
    await page.goto(`/kid/${family.mia.id}?tab=nest`);
    await page.getByText('Broke the vase').waitFor();
  }),
  {
    area: 'kid',
    name: 'shop-empty',
    who: 'bo',
    steps: async (page, stage) => {
      await page.goto(`/kid/${stage.bo.id}?tab=shop`);
      await seen(t('shop.noRewards'))(page, stage);
    },
  },
];
