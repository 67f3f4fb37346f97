export const en = {
  'confirmDelete.irreversible': 'This cannot be undone.',
  'confirmDelete.label': 'Type {word} to confirm',
  'confirmDialog.cancel': 'Cancel',
  'dialog.close': 'Close',
  'sidePanel.next': 'Next',
  'sidePanel.previous': 'Previous',
  'unsavedChanges.leave': 'Leave without saving',
  'unsavedChanges.stay': 'Keep editing',
  'unsavedChanges.text': 'You have unsaved changes. If you leave now, they will be lost.',
  'unsavedChanges.title': 'Leave without saving?',
} as const;
