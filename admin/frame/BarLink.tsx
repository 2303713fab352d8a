import type { View } from '../views.ts';

export type BarLinkProps = { name: string; view: View; shown: string; onPress?: () => void };

/** A link to a view, in the bar or under More. */
export function BarLink({ name, view: { label, Count }, shown, onPress }: BarLinkProps) {
  return (
    <a className="st-bar__view" href={`#/${name}`} aria-current={shown === name ? 'page' : undefined} onClick={onPress}>
      {label}
      {Count && <Count />}
    </a>
  );
}
