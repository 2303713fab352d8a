import type { SeoData } from './read-seo.ts';

/** A link if the sources are online, else text to copy into an editor. */
export function SourceLine({ data, file, line }: { data: SeoData; file: string; line: number }) {
  const address = data.sourceOf(file, line);
  const name = `${file}:${line}`;
  return address ? (
    <a className="st-seo__source" href={address}>
      {name}
    </a>
  ) : (
    <code className="st-seo__source">{name}</code>
  );
}
