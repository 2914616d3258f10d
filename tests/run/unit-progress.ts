import { DefaultReporter } from 'vitest/node';
import type { TestModule, TestSpecification } from 'vitest/node';

/** A line for each file as it ends, with how many there are. What fails is told at the end, as by default. */
export default class UnitProgress extends DefaultReporter {
  private total = 0;
  private ended = 0;

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.total = specifications.length;
    super.onTestRunStart(specifications);
  }

  protected override printTestModule(module: TestModule): void {
    this.ended += 1;
    const failed = [...module.children.allTests('failed')];
    const isGood = module.ok();
    const seconds = (module.diagnostic().duration / 1000).toFixed(1);
    const place = `${this.ended}/${this.total}`;
    this.log(`${isGood ? '✓' : '✗'} ${place} ${module.relativeModuleId} (${seconds} s)`);
    for (const test of failed) this.log(`  ✗ ${test.fullName}`);
  }
}
