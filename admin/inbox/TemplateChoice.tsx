import { useId } from 'react';
import { languages } from '../../shared/languages.ts';
import type { ReplyTemplate } from '../../shared/staff/replies.ts';

type TemplateChoiceProps = {
  /** Those in the person's language first. */
  templates: readonly ReplyTemplate[];
  disabled: boolean;
  onChoose: (template: ReplyTemplate) => void;
};

/** By language; can be chosen from again and again. */
export function TemplateChoice({ templates, disabled, onChoose }: TemplateChoiceProps) {
  const id = useId();
  return (
    <div className="st-field">
      <label htmlFor={id}>Template</label>
      <select
        id={id}
        className="st-input"
        disabled={disabled}
        onChange={(event) => {
          const template = templates.find((one) => String(one.id) === event.currentTarget.value);
          if (!template) return;
          event.currentTarget.value = '';
          onChoose(template);
        }}
      >
        <option value="">Insert a template …</option>
        {[...Map.groupBy(templates, ({ language }) => language)].map(([language, own]) => (
          <optgroup key={language} label={languages[language].label}>
            {own.map((template) => (
              <option key={template.id} value={template.id} lang={language}>
                {template.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
