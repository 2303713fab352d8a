/**
 * Points and levels: docs/product.md, section 9; decisions 10 and 41. No schema library, as the visitor script uses it.
 */

export type RiskOption = { value: string; label: string; points: number };

export type RiskQuestion = {
  id: string;
  area: string;
  text: string;
  options: readonly RiskOption[];
  /** Advice if the answer costs points. */
  thisWeek: string;
  page: string;
};

const option = (value: string, points: number, label: string): RiskOption => ({ value, label, points });

export const riskQuestions: readonly RiskQuestion[] = [
  {
    id: 'backup',
    area: 'Backup',
    text: 'How often is your business data backed up?',
    options: [
      option('daily', 0, 'Every day, automatically'),
      option('weekly', 2, 'Every week'),
      option('monthly', 4, 'Every month'),
      option('never', 6, 'Never, or we do not know'),
    ],
    thisWeek: 'Start a daily automatic backup with a copy outside the office, then restore one file from it.',
    page: '/library/backup-3-2-1-rule',
  },
  {
    id: 'antivirus',
    area: 'Antivirus',
    text: 'What protects your computers from malware?',
    options: [
      option('enterprise', 0, 'Centrally managed, with alerts that someone reads'),
      option('business', 1, 'A business product on every computer'),
      option('consumer', 3, 'A free or home product'),
      option('none', 6, 'Nothing, or we do not know'),
    ],
    thisWeek: 'List every computer and what protects it, then put one managed product on all of them.',
    page: '/library/endpoint-detection-and-response',
  },
  {
    id: 'passwords',
    area: 'Passwords',
    text: 'How does your team handle passwords?',
    options: [
      option('manager', 0, 'In a password manager that everyone uses'),
      option('policy', 2, 'By a written policy'),
      option('basic', 3, 'Everyone makes up their own'),
      option('weak', 5, 'Short, shared or used twice'),
    ],
    thisWeek:
      'Turn on multi-factor authentication (MFA) for email and banking, then try a password manager with two people.',
    page: '/library/password-manager-adoption',
  },
  {
    id: 'updates',
    area: 'Updates',
    text: 'How are updates installed?',
    options: [
      option('automated', 0, 'Automatically, and someone checks'),
      option('scheduled', 1, 'On a schedule'),
      option('manual', 3, 'By hand, when someone thinks of it'),
      option('delayed', 5, 'They are often put off'),
    ],
    thisWeek: 'Turn on automatic updates for computers, browsers and phones, and list what cannot take them.',
    page: '/library/patch-management-basics',
  },
  {
    id: 'training',
    area: 'Training',
    text: 'How often does your team practise spotting phishing?',
    options: [
      option('regular', 0, 'Several times a year'),
      option('annual', 2, 'Once a year'),
      option('basic', 3, 'Once, when they start'),
      option('none', 5, 'Never'),
    ],
    thisWeek: 'Take 15 minutes for one rule: confirm new bank details by calling a number you already have.',
    page: '/library/security-awareness-training-plan',
  },
  {
    id: 'access',
    area: 'Access',
    text: 'Who can open which files and systems?',
    options: [
      option('rbac', 0, 'Each role has only what it needs'),
      option('groups', 2, 'Access goes by team'),
      option('basic', 3, 'A few things are locked'),
      option('open', 5, 'Everyone can open everything'),
    ],
    thisWeek: 'Close the accounts of people who have left, and take administrator rights from everyday accounts.',
    page: '/library/privileged-access-management',
  },
];

export type RiskLevel = 'Low' | 'Medium' | 'High' | 'Critical';

/** Maximum points and advice. */
const levels: readonly (readonly [RiskLevel, most: number, advice: string])[] = [
  ['Low', 3, 'The basics are in place. Test a restore and check who has access every three months.'],
  ['Medium', 8, 'A few gaps are left. Close the first one below this month, then the next.'],
  ['High', 15, 'The gaps add up: one wrong click could stop work for days. Close the first two below this week.'],
  [
    'Critical',
    Number.POSITIVE_INFINITY,
    'An attack would meet little resistance. Start with the first gap below today, and have someone go through the rest with you.',
  ],
];

export const riskLevels: readonly RiskLevel[] = /* @__PURE__ */ levels.map(([level]) => level);

/** Maximum shown and sent; the table goes two points higher (decision 10). */
export const mostRiskPoints = 30;

/** By question id. */
export type RiskAnswers = Readonly<Record<string, string>>;

export type RiskArea = { question: RiskQuestion; chosen: RiskOption };

export type RiskResult = {
  /** 0 to 30. */
  score: number;
  riskLevel: RiskLevel;
  advice: string;
  /** In order of the questions. */
  areas: readonly RiskArea[];
  /** Areas that cost points, most first. */
  gaps: readonly RiskArea[];
};

export function riskLevelOf(points: number): RiskLevel {
  return levelOf(points)[0];
}

/** The last level has no limit. */
const levelOf = (points: number) => levels.find(([, most]) => points <= most) as (typeof levels)[number];

/** Undefined if an answer is missing. */
export function assessRisk(answers: RiskAnswers): RiskResult | undefined {
  const areas = riskQuestions.flatMap((question) => {
    const chosen = question.options.find(({ value }) => value === answers[question.id]);
    return chosen ? [{ question, chosen }] : [];
  });
  if (areas.length < riskQuestions.length) return undefined;
  const sum = areas.reduce((points, { chosen }) => points + chosen.points, 0);
  const [riskLevel, , advice] = levelOf(sum);
  return {
    score: Math.min(sum, mostRiskPoints),
    riskLevel,
    advice,
    areas,
    gaps: areas.filter(({ chosen }) => chosen.points > 0).sort((one, other) => other.chosen.points - one.chosen.points),
  };
}

/** For a fragment or field: `backup:weekly,antivirus:none`. */
export function writeAnswers(answers: RiskAnswers): string {
  return riskQuestions
    .filter(({ id }) => answers[id])
    .map(({ id }) => `${id}:${answers[id]}`)
    .join();
}

/** Ignores unknown questions and options. */
export function readAnswers(text: string): RiskAnswers {
  const given = new Map(text.split(',').map((pair) => pair.split(':') as [string, string]));
  const known = riskQuestions.flatMap(({ id, options }) => {
    const value = given.get(id);
    return value && options.some((option) => option.value === value) ? [[id, value]] : [];
  });
  return Object.fromEntries(known);
}
