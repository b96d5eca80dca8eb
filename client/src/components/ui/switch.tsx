import { clsx } from 'clsx';
import { Switch as Radix } from 'radix-ui';
import { useId, type ComponentProps } from 'react';

/** Takes effect immediately. Label it with `id` or `aria-labelledby`. */
export function Switch(props: Omit<ComponentProps<typeof Radix.Root>, 'className' | 'children'>) {
  return (
    <Radix.Root
      {...props}
      // The touch target is 44 px high.
      className="relative h-8.5 w-14 flex-none rounded-full bg-control transition-colors duration-(--dur-ui) before:absolute before:-inset-1.25 disabled:opacity-55 chosen:bg-lagoon"
    >
      <Radix.Thumb
        className={clsx(
          'block size-6.5 translate-x-1 rounded-full bg-white shadow-[0_2px_0_var(--color-shade)] transition-transform duration-(--dur-ui) ease-spring',
          'chosen:translate-x-6.5 rtl:-translate-x-1 rtl:chosen:-translate-x-6.5',
        )}
      />
    </Radix.Root>
  );
}

export function SwitchRow({
  label,
  hint,
  checked,
  onChange,
}: {
  label: string;
  hint?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-center gap-3.5">
      <Switch
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer py-0.5 text-15 font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="hint">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
