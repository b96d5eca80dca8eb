import { CircleAlert } from 'lucide-react';

export function FormAlert({ title, text }: { title: string; text: string }) {
  return (
    <div role="alert" className="flex items-start gap-3 rounded-md bg-danger-soft p-3.5 text-danger">
      <CircleAlert size={20} className="mt-px" />
      <p className="text-15 leading-snug">
        <b className="block font-semibold">{title}</b>
        {text}
      </p>
    </div>
  );
}
