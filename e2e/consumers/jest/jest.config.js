export default {
  testEnvironment: 'jsdom',
  // React Aria, below dialogs, tabs and lists, asks for `CSS.escape`, which the DOM of Jest 30 does
  // not have.
  setupFiles: ['<rootDir>/setup.cjs'],
  // The package is ES modules, as are some that it uses.
  transform: {
    '^.+\\.[jt]sx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } } } }],
  },
  transformIgnorePatterns: [],
  // Styles come with the components, and play no part in tests.
  moduleNameMapper: { '\\.css$': '<rootDir>/noStyles.cjs' },
}
