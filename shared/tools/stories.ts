/** A client's story (docs/product.md, section 3, testimonial). */
export type Story = {
  id: string;
  company: string;
  industry: string;
  location: string;
  testimonial: string;
  clientName: string;
  clientTitle: string;
  results: readonly {
    metric: string;
    improvement: string;
    icon: 'clock' | 'shield' | 'restore' | 'mail' | 'chart' | 'phone';
  }[];
  beforeAfter: { challenge: string; solution: string; outcome: string };
  timeline: string;
  rating: 5;
  /** No such client exists, and every place that shows the story says so (decision 21). */
  illustrative: boolean;
};

/**
 * Milliseconds between two stories, and after a press until they go on (docs/product.md, section 9); without a scroll until a
 * swipe is over.
 */
export const storyTimes = { interval: 8000, resume: 10_000, still: 150 } as const;
