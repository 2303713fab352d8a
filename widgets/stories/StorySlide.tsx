import type { Story } from '../../shared/tools/stories.ts';

/** Icon paths in a 24-unit square. */
const icons: Record<NonNullable<Story['results']>[number]['icon'], string> = {
  clock: 'M12 3a9 9 0 1 0 .1 0M12 7v5l4 2',
  shield: 'M12 3l8 3c0 8-3 12-8 15-5-3-8-7-8-15z',
  restore: 'M4 4v6h6M4 10a8 8 0 1 1 0 5',
  mail: 'M3 6h18v12H3zl9 7 9-7',
  chart: 'M4 4v16h16M8 16l4-5 3 2 5-7',
  phone: 'M6 3h4l2 5-3 2a12 12 0 0 0 5 5l2-3 5 2v4C12 21 3 12 6 3z',
};

export function StorySlide({ story, label }: { story: Story; label: string }) {
  const { company, industry, location, testimonial, clientName, clientTitle, results = [], rating } = story;
  const { challenge, solution, outcome } = story.beforeAfter ?? {};
  const facts = [
    ['Before', challenge],
    ['The work', solution],
    ['After', outcome],
    ['Time it took', story.timeline],
  ].filter(([, text]) => text);
  const sentences = (...parts: (string | undefined)[]) =>
    parts
      .filter(Boolean)
      .map((part) => `${part}.`)
      .join(' ');
  const where = location ? `${company}, ${location}` : company;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a story is no group of form fields
    <div className="nl-stories__slide" role="group" aria-roledescription="slide" aria-label={label}>
      <p className="nl-stories__quiet">
        {sentences(where, industry, story.illustrative ? 'Illustrative: no such client exists' : '')}
      </p>
      <blockquote className="nl-stories__quote">{`“${testimonial}”`}</blockquote>
      <p>{sentences(clientName, clientTitle)}</p>
      {rating && (
        <p role="img" className="nl-stories__rating" aria-label={`Rating: ${rating} of 5`}>
          {'★'.repeat(rating)}
        </p>
      )}
      <ul className="nl-stories__grid">
        {results.map(({ metric, improvement, icon }) => (
          <li key={metric} className="nl-stories__result">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icons[icon]} />
            </svg>
            <span>
              <strong>{metric}</strong>
              <br />
              {improvement}
            </span>
          </li>
        ))}
      </ul>
      <dl className="nl-stories__grid">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt className="nl-stories__quiet">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
