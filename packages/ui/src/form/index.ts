export {
  FormCheckbox,
  FormChoice,
  FormChoices,
  FormField,
  FormRadio,
  FormSwitch,
  FormText,
  useFormField,
  useFormMode,
  type FormCheckboxProps,
  type FormChoiceProps,
  type FormChoicesProps,
  type FormMode,
  type FormSwitchProps,
  type FormTextProps,
} from './fields.tsx';
export { FormFields, useTyped } from './FormFields.tsx';
export { isRequiredField, type EntitySchema } from './requiredField.ts';
export { showIssues, type GatewayIssue } from './showIssues.ts';
export { issuesOf, useRuledForm, type Rule, type RuledForm } from './useRuledForm.ts';
export type { FieldValues } from 'react-hook-form';
