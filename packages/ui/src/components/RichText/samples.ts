/** A lab guide with everything that authors may use. */
export const guide = `
<h2>Plan the network</h2>
<p>A private network keeps its machines out of reach and lets <strong>one bastion</strong> in. Read <a href="https://example.org/vpc">the reference</a> first, then choose an address range, for example <code>10.20.0.0/16</code>.</p>
<h3>Steps</h3>
<ol>
<li>Create the network and <em>two</em> subnets.</li>
<li>Give each its route table:
<ul>
<li>public, to the gateway</li>
<li>private, to <del>everything</del> nothing</li>
</ul>
</li>
<li>Start the bastion in the public one.</li>
</ol>
<pre><code class="language-bash">aws ec2 create-vpc --cidr-block 10.20.0.0/16 --tag-specifications 'ResourceType=vpc,Tags=[{Key=Name,Value=lab}]'
aws ec2 describe-vpcs --output table
</code></pre>
<blockquote><p>A route table without a way out is the cheapest firewall.</p></blockquote>
<h3>Check your work</h3>
<div class="table-scroll" tabindex="0" role="region" aria-label="Table 1"><table>
<thead><tr><th>Subnet</th><th>Range</th><th>Reachable from</th></tr></thead>
<tbody>
<tr><td>public</td><td>10.20.1.0/24</td><td>the internet, by the gateway</td></tr>
<tr><td>private</td><td>10.20.2.0/24</td><td>the bastion only</td></tr>
</tbody>
</table></div>
<hr>
<h4>When it fails</h4>
<p>Look at the security group before the route table: it is nearly always the security group.</p>
`

/** Markup that must be removed, around markup that must stay. */
export const hostile = `
<p onclick="window.hacked=1" style="position:fixed" id="root">These words stay.</p>
<h2 id="content">A heading that takes the page’s name</h2>
<script>window.hacked=1</script>
<img src="x" onerror="window.hacked=1">
<svg onload="window.hacked=1"><style>*{display:none}</style></svg>
<a href="javascript:window.hacked=1">no link</a>
<a href="java&#9;script:window.hacked=1">no link</a>
<a href="data:text/html,<script>1</script>">no link</a>
<a href="//evil.example">no link</a>
<a href="https://example.org/" target="_top">a link</a>
<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>
<form action="https://evil.example"><input name="password"></form>
<div class="modal" role="alert" tabindex="5" aria-label="fake">words in a plain box</div>
<math><mtext><table><mglyph><style><img src=x onerror="window.hacked=1"></style></mglyph></table></mtext></math>
`
