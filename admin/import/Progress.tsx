import { Button } from '../ui/Button.tsx';

export type ProgressProps = { what: string; done?: number; total?: number; onCancel: () => void };

export function Progress({ what, done, total, onCancel }: ProgressProps) {
  const share = done === undefined || !total ? undefined : Math.round((100 * done) / total);
  return (
    <section className="st-progress" aria-label={what}>
      <p className="st-progress__text">
        <span role="status">{what} …</span> {share !== undefined && <span>{share} %</span>}
      </p>
      <progress aria-label={what} value={share} max={100} />
      <Button onPress={onCancel}>Cancel</Button>
    </section>
  );
}
