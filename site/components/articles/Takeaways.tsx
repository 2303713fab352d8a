export type TakeawaysProps = {
  lines: readonly string[];
  title?: string;
  /** Between rules, without a background. */
  plain?: boolean;
};

export function Takeaways({ lines, title = 'The short answer', plain = false }: TakeawaysProps) {
  return (
    <section className={plain ? 'takeaways takeaways--plain' : 'takeaways'} aria-labelledby="takeaways">
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
