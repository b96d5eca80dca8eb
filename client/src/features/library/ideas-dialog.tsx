import { useState, type ReactNode } from 'react';
import { FormAlert } from '@/components/ui/form-alert';
import { FormDialog } from '@/components/ui/form-dialog';
import { Segmented } from '@/components/ui/segmented';
import { toast } from '@/components/ui/use-toast';
import { displayOf } from '@/lib/api-client';
import { plural } from '@/lib/format';
import { IdeaCard } from './idea-card';
import { AGES, nameKey, type Age, type Idea } from './ideas';
import type { Added } from './library.api';
import './library.css';

const ALL = 'all';
const AGE_OPTIONS: readonly { value: Age | typeof ALL; label: string }[] = [
  { value: ALL, label: 'All ages' },
  ...AGES.map((age) => ({ value: age, label: age.replace('-', '–') })),
];
const NO_ERRORS = {};

export interface IdeasDialogProps<Kind extends Idea> {
  noun: 'chore' | 'reward';
  ideas: readonly Kind[];
  /** Names that the family has already. */
  present: readonly string[];
  starsOf: (idea: Kind) => number;
  pictureOf: (idea: Kind) => ReactNode;
  /** What the ideas are sorted by beside age: rooms or sizes; the first option is that for all. */
  groups: { label: string; options: readonly { value: string; label: string }[] };
  groupOf: (idea: Kind) => string;
  add: (ideas: readonly Kind[]) => Promise<Added<Kind>>;
  saving: boolean;
  onClose: () => void;
}

/** Ready-made chores or rewards: filter, tick several, add them in one go. Those that failed stay ticked. */
export function IdeasDialog<Kind extends Idea>({
  noun,
  ideas,
  present,
  starsOf,
  pictureOf,
  groups,
  groupOf,
  add,
  saving,
  onClose,
}: IdeasDialogProps<Kind>) {
  const [age, setAge] = useState<Age | typeof ALL>(ALL);
  const [group, setGroup] = useState(ALL);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [alert, setAlert] = useState<{ title: string; text: string } | null>(null);

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
      setAlert({ title: 'Nothing chosen yet', text: `Tick the ${noun}s that suit your family.` });
      return;
    }
    setAlert(null);
    const { added, failed, error } = await add(chosen);
    if (failed.length === 0) {
      toast({ title: `${plural(added.length, noun)} added`, tone: 'ok' });
      onClose();
      return;
    }
    setAlert({
      title: `${added.length} of ${chosen.length} added`,
      text: `The others are still ticked. ${displayOf(error, 'Check the connection, then try again.')}`,
    });
  };

  return (
    <FormDialog
      title={noun === 'chore' ? 'Chore ideas' : 'Reward ideas'}
      description="Tick what suits your family. Names and stars can be changed afterwards."
      width={920}
      dirty={false}
      saving={saving}
      submitLabel={chosen.length === 0 ? `Add ${noun}s` : `Add ${plural(chosen.length, noun)}`}
      savingLabel="Adding"
      errors={NO_ERRORS}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {alert && <FormAlert {...alert} />}
      <div className="idea-filters">
        <Segmented
          label={groups.label}
          value={group}
          onChange={setGroup}
          options={[{ value: ALL, label: 'All' }, ...groups.options]}
        />
        <Segmented label="Age" value={age} onChange={setAge} options={AGE_OPTIONS} />
      </div>
      <output className="sr-only">{plural(shown.length, 'idea')}</output>
      <ul className="idea-list">
        {shown.map((idea) => (
          <li key={idea.name}>
            <IdeaCard
              idea={idea}
              stars={starsOf(idea)}
              picture={pictureOf(idea)}
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
