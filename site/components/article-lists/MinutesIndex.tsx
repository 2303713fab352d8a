import { DotIndex } from '../figures/DotIndex.tsx';

type MinutesIndexProps = {
  title: string;
  /** With the minutes that each takes. */
  pieces: readonly { path: string; title: string; minutes: number }[];
};

/** Opens a list of pieces: each with its minutes, a dot each. A title is said up to its colon. */
export function MinutesIndex({ title, pieces }: MinutesIndexProps) {
  return (
    <DotIndex
      title={title}
      about="A dot is a minute."
      parts={pieces.map(({ path, title, minutes }) => ({
        href: path,
        label: title.split(': ', 1)[0] ?? title,
        count: minutes,
        unit: 'minute',
      }))}
    />
  );
}
