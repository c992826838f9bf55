export default {
  testEnvironment: 'jsdom',
  // React Aria, which dialogs, tabs and lists use, needs `CSS.escape`, which the DOM of Jest 30
  // does not have.
  setupFiles: ['<rootDir>/setup.cjs'],
  // The package is ES modules, as are some that it uses.
  transform: {
    '^.+\\.[jt]sx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } } } }],
  },
  transformIgnorePatterns: [],
  // Styles are imported by the components, and do not matter in tests.
  moduleNameMapper: { '\\.css$': '<rootDir>/noStyles.cjs' },
}
