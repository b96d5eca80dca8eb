import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { FormDialog } from '@/components/ui/form-dialog';
import { unansweredText } from '@/components/ui/no-answer';
import { Segmented } from '@/components/ui/segmented';
import { toast } from '@/components/ui/use-toast';
import { displayOf } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { IdeaCard } from './idea-card';
import { ageRange, AGES, nameKey, type Age, type Idea } from './ideas';
import type { Added } from './library.api';

const ALL = 'all';
const TEXTS = {
  chore: {
    title: 'library.choreIdeas',
    add: 'library.addChores',
    added: 'library.choresAdded',
    tick: 'library.tickChores',
  },
  reward: {
    title: 'library.rewardIdeas',
    add: 'library.addRewards',
    added: 'library.rewardsAdded',
    tick: 'library.tickRewards',
  },
} as const;
const NO_ERRORS = {};
const FIRST_REWARDS = 3;

interface IdeasDialogProps<Kind extends Idea> {
  kind: keyof typeof TEXTS;
  ideas: readonly Kind[];
  present: readonly string[];
  starsOf: (idea: Kind) => number;
  pictureOf: (idea: Kind) => ReactNode;
  wordsOf: (idea: Kind) => string | null;
  detailsOf?: (idea: Kind) => ReactNode;
  /** Filters in addition to age. The first option is for all. */
  groups: { label: string; options: readonly { value: string; label: string }[] };
  groupOf: (idea: Kind) => string;
  add: (ideas: readonly Kind[]) => Promise<Added<Kind>>;
  saving: boolean;
  onClose: () => void;
}

export function IdeasDialog<Kind extends Idea>({
  kind,
  ideas,
  present,
  starsOf,
  pictureOf,
  wordsOf,
  detailsOf,
  groups,
  groupOf,
  add,
  saving,
  onClose,
}: IdeasDialogProps<Kind>) {
  const [age, setAge] = useState<Age | typeof ALL>(ALL);
  const [group, setGroup] = useState(ALL);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => {
    const first = kind === 'reward' && present.length === 0 ? ideas.slice(0, FIRST_REWARDS) : [];
    return new Set(first.map(({ name }) => name));
  });
  const [alert, setAlert] = useState<{ title: string; text: string } | null>(null);

  const texts = TEXTS[kind];
  const there = new Set(present.map(nameKey));
  const isThere = (idea: Idea) => there.has(nameKey(idea.name));
  const chosen = ideas.filter((idea) => ticked.has(idea.name) && !isThere(idea));
  const shown = ideas.filter(
    (idea) => (age === ALL || idea.ages.includes(age)) && (group === ALL || groupOf(idea) === group),
  );

  const tick = (name: string, on: boolean) => {
    setAlert(null);
    setTicked((now) => new Set(on ? [...now, name] : [...now].filter((other) => other !== name)));
  };

  const submit = async () => {
    if (chosen.length === 0) {
      setAlert({ title: t('library.nothingChosen'), text: t(texts.tick) });
      return;
    }
    setAlert(null);
    const { added, failed, error } = await add(chosen);
    if (failed.length === 0) {
      toast({ title: t(texts.added, { count: added.length }), tone: 'ok' });
      onClose();
      return;
    }
    setAlert({
      title: t('library.someAdded', { count: added.length, total: chosen.length }),
      text: t('library.othersTicked', { why: displayOf(error, unansweredText(error)) }),
    });
  };

  return (
    <FormDialog
      title={t(texts.title)}
      description={t('library.text')}
      width={920}
      dirty={false}
      saving={saving}
      submitLabel={t(texts.add, { count: chosen.length })}
      savingLabel={t('library.adding')}
      errors={NO_ERRORS}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {alert && <FormAlert {...alert} />}
      <div className="flex min-w-0 flex-wrap gap-x-3 gap-y-2">
        <Segmented
          label={groups.label}
          value={group}
          onChange={setGroup}
          options={[{ value: ALL, label: t('library.all') }, ...groups.options]}
        />
        <Segmented<Age | typeof ALL>
          label={t('library.age')}
          value={age}
          onChange={setAge}
          options={[
            { value: ALL, label: t('library.allAges') },
            ...AGES.map((value) => ({ value, label: t('library.ageRange', ageRange([value])) })),
          ]}
        />
      </div>
      <output className="sr-only">{t('library.found', { count: shown.length })}</output>
      <ul
        className={clsx(
          'grid grid-cols-[repeat(auto-fill,minmax(min(340px,100%),1fr))] content-start gap-2.5',
          'mini:-mx-2 mini:h-[max(280px,min(440px,100dvh-420px))] mini:overflow-y-auto mini:overscroll-contain mini:px-2 mini:py-1',
        )}
      >
        {shown.map((idea) => (
          <li key={idea.name}>
            <IdeaCard
              idea={idea}
              stars={starsOf(idea)}
              picture={pictureOf(idea)}
              words={wordsOf(idea)}
              details={ticked.has(idea.name) && detailsOf?.(idea)}
              present={isThere(idea)}
              chosen={ticked.has(idea.name) || isThere(idea)}
              onChosen={(on) => tick(idea.name, on)}
            />
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
