import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ChorePicture } from '@/components/art/chore-picture';
import { Button, LinkButton } from '@/components/ui/button';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { choreIdeas } from '@/features/library/chore-ideas';
import { IdeaCard } from '@/features/library/idea-card';
import { ideaTexts, type IdeaId } from '@/features/library/ideas';
import { useAddChoreIdeas } from '@/features/library/library.api';
import { post } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';

const OFFERED: readonly IdeaId[] = [
  'makeYourBed',
  'setTheTable',
  'putYourToysAway',
  'feedThePet',
  'finishYourHomework',
  'waterThePlants',
];
const TICKED = 3;

export default function FirstChores() {
  const ideas = useMemo(() => {
    const all = choreIdeas();
    return OFFERED.flatMap((id) => all.find(({ name }) => name === ideaTexts(id).name) ?? []);
  }, []);
  const [ticked, setTicked] = useState(() => new Set(ideas.slice(0, TICKED).map(({ name }) => name)));
  // Needs no idempotency key, because the step then disappears.
  const add = useAddChoreIdeas(post);
  const chosen = ideas.filter(({ name }) => ticked.has(name));
  const tick = (name: string, on: boolean) =>
    setTicked((now) => new Set(on ? [...now, name] : [...now].filter((other) => other !== name)));
  const submit = () =>
    void add.mutateAsync(chosen).then(({ added, failed, error }) => {
      const count = added.length;
      if (failed.length === 0) toast({ title: t('library.choresAdded', { count }), tone: 'ok' });
      else toastFailure(t('library.someAdded', { count, total: chosen.length }), error);
    });
  return (
    <div className="grid gap-3.5 max-laptop:gap-2.5">
      <ul className="grid grid-cols-3 gap-2.5 max-laptop:grid-cols-1 max-laptop:gap-2 max-laptop:[&>:nth-child(n+4)]:hidden">
        {ideas.map((idea) => (
          <li key={idea.name}>
            <IdeaCard
              idea={idea}
              compact
              stars={idea.starReward}
              picture={<ChorePicture chore={idea} size={40} />}
              words={null}
              present={false}
              chosen={ticked.has(idea.name)}
              onChosen={(on) => tick(idea.name, on)}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          variant="primary"
          className="max-laptop:grow"
          saves
          saving={add.isPending}
          savingLabel={t('library.adding')}
          disabled={chosen.length === 0}
          onClick={submit}
        >
          <Plus />
          {t('library.addChores', { count: chosen.length })}
        </Button>
        <LinkButton variant="text" href={paths.parentIdeas('chores')}>
          {t('family.moreIdeas')}
        </LinkButton>
      </div>
    </div>
  );
}
