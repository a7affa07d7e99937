// Reads cases as lines of JSON and writes the results of an exported ES module, one per line.
//
//   node driver.mjs MODULE < cases > results
import { pathToFileURL } from "node:url";

const module = await import(pathToFileURL(process.argv[2]));

function evaluate(line) {
  const { call, provider, value, options } = JSON.parse(line);
  for (const [name, argument] of Object.entries(options.arguments ?? {})) {
    if (typeof argument === "object" && "date" in argument) options.arguments[name] = new Date(argument.date);
  }
  try {
    return (call === "text" ? module.text(value, options) : module[call](provider, value, options)) ?? null;
  } catch (error) {
    // A required argument is missing.
    if (call === "text" && error.message.startsWith("A date")) return null;
    return { error: String(error.stack) };
  }
}

// node:readline would also split lines at U+2028.
let incomplete = "";
process.stdin.setEncoding("utf8");
for await (const chunk of process.stdin) {
  const lines = (incomplete + chunk).split("\n");
  incomplete = lines.pop();
  if (lines.length > 0) process.stdout.write(lines.map((line) => JSON.stringify(evaluate(line)) + "\n").join(""));
}
