import type { CaseStudyPage } from '../../schema/article.ts';

/** Over the heading of a story: that it is made up, unless a real client stands behind it (decision 21), and of whom it tells. */
export function StoryLabel({
  illustrative,
  industry,
  size,
}: Pick<CaseStudyPage, 'illustrative' | 'industry' | 'size'>) {
  return (
    <div className="story-label">
      {illustrative && (
        <p className="story-label__illustrative">
          <strong>Illustrative:</strong> no such customer exists.
        </p>
      )}
      <p className="story-label__whom">
        {industry}: {size}
      </p>
    </div>
  );
}
