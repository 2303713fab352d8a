/** The answer before the text: three to five lines. */
export function Takeaways({ lines, title = 'The short answer' }: { lines: readonly string[]; title?: string }) {
  return (
    <section className="takeaways" aria-labelledby="takeaways">
      <h2 id="takeaways" className="takeaways__title">
        {title}
      </h2>
      <ul className="takeaways__list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
