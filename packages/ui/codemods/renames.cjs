/**
 * What has another name now, and is still understood under the old one until the next major version.
 * A row here, `@deprecated` with the successor at the old name, and a fixture belong together; a
 * test counts them.
 *
 * `props`: of a component, old to new. `exports`: of the package, old to new.
 */
module.exports = {
  exports: {},
  props: {
    ComboBox: { opensOnFocus: 'isOpenedByFocus' },
    UserForm: { mayGiveAll: 'canGiveAll' },
    VerificationCodeField: { focusOnMount: 'hasInitialFocus' },
  },
};
