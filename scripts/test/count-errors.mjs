// A Vitest reporter that writes the number of errors outside of tests, which a failed test would hide.
import { writeFileSync } from 'node:fs';

export default class CountErrors {
  onTestRunEnd(_modules, errors) {
    writeFileSync(process.env.DOCENT_TEST_ERRORS ?? '.build/errors.json', JSON.stringify(errors.length));
  }
}
