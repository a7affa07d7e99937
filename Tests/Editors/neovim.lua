-- Opens a file in Neovim with its built-in client, and prints the result of each feature.
--
--   nvim --headless --clean -u neovim.lua FILE      with the Lua code of the article in the file EDITORS_LUA

dofile(os.getenv("EDITORS_LUA"))

local function fail(text)
  io.stdout:write("failed  " .. text .. "\n")
  vim.cmd("cquit 1")
end

local function good(name) io.stdout:write("good    " .. name .. "\n") end

local function wait(name, condition)
  if not vim.wait(20000, condition, 50) then fail(name) end
  good(name)
end

vim.api.nvim_create_autocmd("VimEnter", {
  callback = function()
    local buffer = vim.api.nvim_get_current_buf()
    local client
    wait("attached", function()
      for _, each in pairs(vim.lsp.buf_get_clients(buffer)) do client = each end
      return client ~= nil and client.initialized
    end)

    -- Type a mistake.
    local line
    for number, text in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
      if text:find("{provider}", 1, true) then line = number break end
    end
    vim.api.nvim_win_set_cursor(0, { line, 0 })
    vim.cmd("silent! substitute/{provider}/{rovider}/")
    wait("diagnostics", function()
      for _, item in ipairs(vim.diagnostic.get(buffer)) do
        if item.code == "unknown-argument" and item.lnum == line - 1 then return true end
      end
    end)

    local text = vim.api.nvim_buf_get_lines(buffer, line - 1, line, false)[1]
    local column = text:find("{rovider}", 1, true)
    vim.api.nvim_win_set_cursor(0, { line, column })
    local function request(method, extra)
      local position = vim.lsp.util.make_position_params(0, client.offset_encoding)
      local parameters = vim.tbl_extend("force", position, extra or {})
      local response = client.request_sync(method, parameters, 20000, buffer)
      return response and response.result
    end
    local range = vim.lsp.util.make_range_params(0, client.offset_encoding).range
    local actions = request("textDocument/codeAction", { range = range, context = { diagnostics = {} } })
    local fix
    for _, action in ipairs(actions or {}) do
      local isPreferred = action.title:find("provider", 1, true) and action.isPreferred ~= nil
      if isPreferred or action.title:find("“provider”", 1, true) then fix = fix or action end
    end
    if not fix then fail("code action: " .. vim.inspect(actions)) end
    vim.lsp.util.apply_workspace_edit(fix.edit, client.offset_encoding)
    wait("the fix, applied by the editor", function() return #vim.diagnostic.get(buffer) == 0 end)

    local hover = request("textDocument/hover")
    if not (hover and vim.inspect(hover):find("provider", 1, true)) then fail("hover: " .. vim.inspect(hover)) end
    good("hover")
    local completion = request("textDocument/completion")
    if not (completion and #completion.items > 0) then fail("completion") end
    good("completion")
    local definition = request("textDocument/definition")
    if not (definition and definition[1].uri:find("en.arb", 1, true)) then fail("definition") end
    good("definition")
    vim.lsp.stop_client(client.id)
    wait("stopped", function() return vim.lsp.get_client_by_id(client.id) == nil end)
    vim.cmd("qall!")
  end,
})
