// A reporter of vitest: how many errors happened outside of tests, which a failed test would hide.
import { writeFileSync } from 'node:fs';

export default class CountErrors {
  onTestRunEnd(_modules, errors) {
    writeFileSync(process.env.DOCENT_TEST_ERRORS ?? '.build/errors.json', JSON.stringify(errors.length));
  }
}
