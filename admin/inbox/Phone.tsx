import { telephone } from './telephone.ts';

/** In a row: a link that calls the number. */
export function Phone({ written }: { written: string }) {
  const call = telephone(written);
  if (!call) return <span className="st-quiet">{written}</span>;
  return (
    <a className="st-leads__phone" href={call}>
      {written}
    </a>
  );
}
